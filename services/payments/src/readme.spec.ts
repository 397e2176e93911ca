import {
  creditCommands,
  invoiceCommands,
  moneyTermsCommands,
  teamFeeCommands,
} from '@fieldhouse/api-contract';
import { invoiceEvents, moneyTermsEvents, teamFeesEvents, walletEvents } from '@fieldhouse/events/payments';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import {
  invoiceProblems,
  moneyTermsProblems,
  teamFeesProblems,
  walletProblems,
} from './http/invoice.problems';

const readme = join(__dirname, '../README.md');
const namesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type).sort();

it('has every command, event and error of an invoice in the README, and no other', () => {
  expect(publishedTable(readme, 'An invoice')).toEqual({
    commands: commandsOf(join(__dirname, 'domain/invoice.commands.ts'), invoiceCommands),
    events: namesOf(invoiceEvents),
    errors: Object.keys(invoiceProblems).sort(),
  });
});

it('has every one of the credit of a person', () => {
  expect(publishedTable(readme, 'The credit of a person')).toEqual({
    commands: commandsOf(join(__dirname, 'domain/wallet.commands.ts'), creditCommands),
    events: namesOf(walletEvents),
    errors: Object.keys(walletProblems).sort(),
  });
});

it('has every one of a team’s fees, and of how somebody goes about money', () => {
  expect(publishedTable(readme, 'The fees of a team')).toEqual({
    commands: Object.keys(teamFeeCommands.commands).sort(),
    events: namesOf(teamFeesEvents),
    errors: Object.keys(teamFeesProblems).sort(),
  });
  expect(publishedTable(readme, 'How somebody goes about money')).toEqual({
    commands: Object.keys(moneyTermsCommands.commands),
    events: namesOf(moneyTermsEvents),
    errors: Object.keys(moneyTermsProblems).sort(),
  });
});
