import { CommandSender, Metrics } from '@fieldhouse/platform';
import { DraftMailsModule } from '../drafts.module';
import { DraftMailHandler, type DraftMailCommand } from './draft-mails.handler';

describe('a timer of the version before, for mails of a draft', () => {
  it('ends without a mail', async () => {
    const bus = { execute: (command: DraftMailCommand) => new DraftMailHandler().execute(command) };
    const sender = new CommandSender(bus as never, new Metrics());
    const request = { type: 'SendDraftMails', causedAt: '2026-11-24T20:00:00.000Z', about: 'started' };
    await expect(sender.send({ aggregate: 'draftMail', id: 'd1', request }, {} as never)).resolves.toEqual({
      ...{ streamId: 'draft-d1', revision: -1, position: '' },
    });
    expect(Reflect.getMetadata('providers', DraftMailsModule)).toContain(DraftMailHandler);
  });
});
