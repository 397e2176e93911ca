import { commandTable } from '../shared/command-table';

/** What is said in the channels of a chat, and how one reads them. */
export const chatCommands = commandTable({
  base: '/chats/:chatId',
  commands: {
    /** The writer's client makes the id when it first sends the message, so that it can wait for a connection. */
    PostMessage: { at: 'PUT /:channel/messages/:messageId', by: ['chat_member'] },
    /** One's own, within 24 hours. */
    EditMessage: { at: 'PUT /:channel/messages/:messageId/text', by: ['chat_member'] },
    /** One's own. */
    DeleteMessage: { at: 'DELETE /:channel/messages/:messageId', by: ['chat_member'] },
    RemoveMessage: { at: 'POST /:channel/messages/:messageId/remove', by: ['chat_manager'] },
    ReportMessage: { at: 'POST /:channel/messages/:messageId/report', by: ['chat_member'] },
    /** What was reported stays. */
    KeepMessage: { at: 'POST /:channel/messages/:messageId/keep', by: ['chat_manager'] },
    AddReaction: { at: 'POST /:channel/messages/:messageId/reactions', by: ['chat_member'] },
    RemoveReaction: { at: 'POST /:channel/messages/:messageId/reactions/remove', by: ['chat_member'] },
    /** The whole choice of the caller, in the place of the one before. */
    Vote: { at: 'PUT /:channel/messages/:messageId/vote', by: ['chat_member'] },
    /** One's own, or by whoever runs the chat. */
    ClosePoll: { at: 'POST /:channel/messages/:messageId/close-poll', by: ['chat_member'] },
    PinMessage: { at: 'POST /:channel/messages/:messageId/pin', by: ['chat_manager'] },
    UnpinMessage: { at: 'DELETE /:channel/messages/:messageId/pin', by: ['chat_manager'] },

    /** Everything up to a message has been seen; going back is passed over. */
    ReadChannel: { at: 'POST /:channel/read', by: ['chat_member'] },
    MuteChat: { at: 'PUT /mute', by: ['chat_member'] },
    ShowReceipts: { at: 'PUT /receipts', by: ['chat_member'] },
    HidePerson: { at: 'POST /hidden/:hiddenId', by: ['chat_member'] },
    ShowPerson: { at: 'DELETE /hidden/:hiddenId', by: ['chat_member'] },
    ChangeChatSettings: { at: 'PUT /settings', by: ['chat_manager'] },
  },
});
