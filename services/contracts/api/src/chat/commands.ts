import { commandTable } from '../shared/command-table';

/** What is said in a team's channels, and how one reads them. */
export const chatCommands = commandTable({
  base: '/teams/:teamId/chat',
  commands: {
    /** The writer's client makes the id when it first sends the message, so that it can wait for a connection. */
    PostMessage: { at: 'PUT /:channel/messages/:messageId', by: ['team_member'] },
    /** One's own, within 24 hours. */
    EditMessage: { at: 'PUT /:channel/messages/:messageId/text', by: ['team_member'] },
    /** One's own. */
    DeleteMessage: { at: 'DELETE /:channel/messages/:messageId', by: ['team_member'] },
    RemoveMessage: { at: 'POST /:channel/messages/:messageId/remove', by: ['team_manager'] },
    ReportMessage: { at: 'POST /:channel/messages/:messageId/report', by: ['team_member'] },
    /** What was reported stays. */
    KeepMessage: { at: 'POST /:channel/messages/:messageId/keep', by: ['team_manager'] },
    AddReaction: { at: 'POST /:channel/messages/:messageId/reactions', by: ['team_member'] },
    RemoveReaction: { at: 'POST /:channel/messages/:messageId/reactions/remove', by: ['team_member'] },
    PinMessage: { at: 'POST /:channel/messages/:messageId/pin', by: ['team_manager'] },
    UnpinMessage: { at: 'DELETE /:channel/messages/:messageId/pin', by: ['team_manager'] },

    /** Everything up to a message has been seen; going back is passed over. */
    ReadChannel: { at: 'POST /:channel/read', by: ['team_member'] },
    MuteChat: { at: 'PUT /mute', by: ['team_member'] },
    ShowReceipts: { at: 'PUT /receipts', by: ['team_member'] },
    HidePerson: { at: 'POST /hidden/:hiddenId', by: ['team_member'] },
    ShowPerson: { at: 'DELETE /hidden/:hiddenId', by: ['team_member'] },
    ChangeChatSettings: { at: 'PUT /settings', by: ['team_manager'] },
  },
});
