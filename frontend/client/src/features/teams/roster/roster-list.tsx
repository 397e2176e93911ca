import type { MemberView, TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { cardPath } from '../../../shared/lib/card-path';
import { Person, Positions } from '../../../shared/ui/person';
import { StatusChip } from '../../../shared/ui/status-chip';
import { ROLE_WORDS } from '../team-words';
import type { MemberTask } from './member-dialogs';
import { MemberMenu } from './member-menu';

type RosterListProps = {
  readonly team: TeamView;
  readonly members: readonly MemberView[];
  readonly onTask: (task: MemberTask) => void;
};

/** The roster: a table where there is room, else a card each. */
export const RosterList = (props: RosterListProps) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return wide ? <RosterTable {...props} /> : <RosterCards {...props} />;
};

const RosterTable = ({ members, ...rest }: RosterListProps) => (
  <Table size="small" aria-label="Roster">
    <TableHead>
      <TableRow>
        {['No.', 'Name', 'Positions', 'Role', 'Status'].map((head) => (
          <TableCell key={head}>{head}</TableCell>
        ))}
        <TableCell>
          <span className="sr-only">Actions</span>
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {members.map((member) => (
        <TableRow key={member.memberId}>
          <TableCell sx={{ width: 56, fontVariantNumeric: 'tabular-nums' }}>{member.number ?? '–'}</TableCell>
          <TableCell>
            <Name member={member} />
          </TableCell>
          <TableCell>
            <Positions codes={member.positions} />
          </TableCell>
          <TableCell>{ROLE_WORDS[member.role].name}</TableCell>
          <TableCell>
            <StatusChip state={standingOf(member)} />
          </TableCell>
          <TableCell align="right" sx={{ width: 56 }}>
            <MemberMenu {...rest} member={member} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const RosterCards = ({ members, ...rest }: RosterListProps) => (
  <Box component="ul" aria-label="Roster" className="rows">
    {members.map((member) => (
      <Box component="li" key={member.memberId} className="row" sx={{ minHeight: 56, flexWrap: 'nowrap' }}>
        <Typography
          variant="figure"
          component="span"
          sx={{ width: 32, fontSize: '1.25rem', textAlign: 'center', flexShrink: 0 }}
        >
          <span className="sr-only">Number </span>
          {member.number ?? '–'}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Name member={member} note={ROLE_WORDS[member.role].name} />
          {member.positions.length > 0 && <Positions codes={member.positions} />}
          {standingOf(member) !== 'active' && <StatusChip state={standingOf(member)} />}
        </Box>
        <MemberMenu {...rest} member={member} />
      </Box>
    ))}
  </Box>
);

const Name = ({
  member: { name, accountId },
  note,
}: {
  readonly member: MemberView;
  readonly note?: string;
}) => <Person name={name} to={accountId === null ? undefined : cardPath(accountId)} note={note} />;

const standingOf = ({ status, accountId }: MemberView) =>
  accountId === null && status === 'active' ? 'no_account' : status;
