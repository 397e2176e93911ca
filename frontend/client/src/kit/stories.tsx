import Button from '@mui/material/Button';
import MuiStack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { AmountInput } from '../shared/form/fields/amount-input';
import { NIGHTS } from '../shared/lib/nights';
import { ManyInput, SegmentInput, SelectInput, SwitchInput } from '../shared/form/fields/choice-inputs';
import { DayInput, TimeInput } from '../shared/form/fields/day-input';
import { InstantInput } from '../shared/form/fields/instant-input';
import { PasswordInput } from '../shared/form/fields/password-input';
import { NumberInput, TextInput } from '../shared/form/fields/text-input';
import { ZoneInput } from '../shared/form/fields/zone-input';
import { Form } from '../shared/form/form';
import { PictureChooser } from '../shared/form/picture/picture-chooser';
import { SaveBar } from '../shared/form/save-bar';
import { useCommandForm } from '../shared/form/use-command-form';
import { MailOutlineRounded } from '../shared/icons/mail-outline-rounded';
import { Avatar } from '../shared/ui/avatar';
import { Button as PlainButton, ButtonLink, IconButton } from '../shared/ui/button';
import { ChoiceList } from '../shared/ui/choice-list';
import { ConfirmDialog } from '../shared/ui/confirm-dialog';
import { Crest } from '../shared/ui/crest';
import { EmptyState } from '../shared/ui/empty-state';
import { ErrorBlock } from '../shared/ui/error-block';
import { Explain } from '../shared/ui/explain';
import { InfoDialog } from '../shared/ui/info-dialog';
import { LoadingPage } from '../shared/ui/loading-page';
import { NotArrived } from '../shared/ui/not-arrived';
import { Person } from '../shared/ui/person';
import { PhoneLink } from '../shared/ui/phone-link';
import { QrCode } from '../shared/ui/qr-code';
import { QueryView } from '../shared/ui/query-view';
import { Row, Rows } from '../shared/ui/rows';
import { SearchField } from '../shared/ui/search-field';
import { Section } from '../shared/ui/section';
import { Segments } from '../shared/ui/segments';
import { StepStrip } from '../shared/ui/step-strip';
import { SelectField } from '../shared/ui/select-field';
import { ShareLinkButton } from '../shared/ui/share-link';
import { CardsSkeleton, FormSkeleton, RowsSkeleton } from '../shared/ui/skeletons';
import { SortableList, type Sortable } from '../shared/ui/sortable-list';
import { DraftChip } from '../shared/ui/draft-chip';
import { StatTile } from '../shared/ui/stat-tile';
import { Step, Steps } from '../shared/ui/steps';
import { StatusChip } from '../shared/ui/status-chip';
import { Switch } from '../shared/ui/switch';
import { TabPages } from '../shared/ui/tab-pages';
import { Tabs } from '../shared/ui/tabs';
import { TeamBadge } from '../shared/ui/team-badge';
import { TimelineRow } from '../shared/ui/timeline-row';
import { useToast } from '../shared/ui/toasts';
import { TwoAnswers } from '../shared/ui/two-answers';
import { UndoBar } from '../shared/ui/undo-bar';

const nothing = (): void => undefined;
/** Half red, half blue. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 2 2%22%3E%3Crect width=%222%22 height=%222%22 fill=%22%231565C0%22/%3E%3Ccircle cx=%221%22 cy=%221%22 r=%22.7%22 fill=%22%23C62828%22/%3E%3C/svg%3E';
const AT = '2026-11-24T00:30:00.000Z';
const ZONE = 'America/New_York';
const [RED, BLUE, WHITE] = ['#C62828', '#1565C0', '#FFFFFF'];
const away = {
  ...{ type: 'about:blank', status: 503, code: 'unavailable', correlationId: 'c0ffee00' },
  title: 'The service is away',
  retryAfterSeconds: null,
};
const Stack = ({ children }: { readonly children: ReactNode }) => (
  <MuiStack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
    {children}
  </MuiStack>
);

const Confirm = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reset the draft…
      </Button>
      <ConfirmDialog
        open={open}
        title="Reset the draft?"
        confirmLabel="Reset the draft"
        tone="error"
        reasonFor="Everybody in the draft can read it."
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        Every pick is taken back. The history keeps them.
      </ConfirmDialog>
    </>
  );
};

const Toasts = () => {
  const toast = useToast();
  return (
    <Stack>
      <Button onClick={() => toast.show('League saved')}>Done</Button>
      <Button onClick={() => toast.warn('Check the marked fields', 'Nothing was saved yet.')}>Warning</Button>
      <Button onClick={() => toast.failed('League not saved', away)}>Failure</Button>
    </Stack>
  );
};

const Info = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>What was said before</Button>
      <InfoDialog open={open} title="Earlier versions" onClose={() => setOpen(false)}>
        Practice moves to field 3 tonight.
      </InfoDialog>
    </>
  );
};

const Undo = () => {
  const [shown, setShown] = useState(false);
  return shown ? (
    <UndoBar text="Owls were withdrawn" onUndo={() => setShown(false)} onGone={() => setShown(false)} />
  ) : (
    <Button onClick={() => setShown(true)}>Withdraw the Owls</Button>
  );
};

const TEAMS: readonly Sortable[] = ['Hawks', 'Owls', 'Rats'].map((name) => ({ id: name, name }));
const Order = () => {
  const [order, setOrder] = useState<readonly string[]>(TEAMS.map(({ id }) => id));
  return (
    <SortableList
      label="Order"
      items={order.flatMap((id) => TEAMS.filter((team) => team.id === id))}
      onOrder={setOrder}
      row={({ name }, { place, places, handle, moveTo }) => (
        <Stack>
          {handle}
          {place} {name}
          <Button disabled={place === 1} onClick={() => moveTo(place - 1)}>
            Up
          </Button>
          <Button disabled={place === places} onClick={() => moveTo(place + 1)}>
            Down
          </Button>
        </Stack>
      )}
    />
  );
};

const Search = () => {
  const [text, setText] = useState('');
  return <SearchField label="Search players" value={text} onSearch={setText} />;
};

const LISTS = [
  { name: 'queue', word: 'Queue 3' },
  { name: 'ranking', word: 'Ranking' },
] as const;
type ListName = (typeof LISTS)[number]['name'];
const Choice = () => {
  const [list, setList] = useState<ListName>('queue');
  return <Segments label="My lists" options={LISTS} chosen={list} onChoose={setList} />;
};
const STEPS = ['Team', 'Crest', 'Who it is for'].map((title) => ({ name: title, title }));
const Strip = () => {
  const [at, setAt] = useState(1);
  return <StepStrip steps={STEPS} at={at} reached={1} onGoTo={setAt} />;
};
const Cards = () => {
  const [kind, setKind] = useState('team');
  return (
    <ChoiceList
      label="How do you want to play?"
      name="kind"
      choices={[
        { kind: 'team', label: 'As a team', meaning: 'You bring your team', end: '$600.00' },
        { kind: 'free_agent', label: 'On my own', meaning: 'We find you a team' },
      ]}
      chosen={kind}
      onChoose={setKind}
    />
  );
};
const Panels = () => {
  const [list, setList] = useState<ListName>('queue');
  return (
    <>
      <Tabs label="Lists" id="kit" tabs={LISTS} shown={list} onShow={setList} />
      <div role="tabpanel" id="kit-panel" aria-labelledby={`kit-tab-${list}`}>
        Content
      </div>
    </>
  );
};
const Pages = () => {
  const [list, setList] = useState<ListName>('queue');
  return (
    <TabPages label="Lists of a page" id="kit-pages" tabs={LISTS} shown={list} onShow={setList}>
      Content
    </TabPages>
  );
};
const Team = () => {
  const [team, setTeam] = useState('Hawks');
  return (
    <SelectField label="Team" value={team} onChoose={setTeam}>
      {TEAMS.map(({ id }) => (
        <option key={id}>{id}</option>
      ))}
    </SelectField>
  );
};
const OnOff = () => {
  const [on, setOn] = useState(true);
  return (
    <Stack>
      <Switch label="Auto" on={on} onTurn={setOn} />
      <Switch label="Locked" on disabled onTurn={nothing} />
      <Switch label="Read by screen readers" labelUnseen on={on} onTurn={setOn} />
    </Stack>
  );
};

const everything = z.object({
  name: z.string().min(1, 'Give a name'),
  password: z.string(),
  rounds: z.number().int().min(1),
  sport: z.string(),
  kind: z.string(),
  nights: z.array(z.string()),
  open: z.boolean(),
  zone: z.string(),
  startsAt: z.string().nullable(),
  price: z.number(),
  firstDay: z.string(),
  from: z.string(),
});
const FORM: z.infer<typeof everything> = {
  ...{
    name: 'Tuesday Softball',
    password: '',
    rounds: 15,
    sport: 'softball',
    kind: 'snake',
    nights: ['tue'],
  },
  ...{ open: true, zone: ZONE, startsAt: AT, price: 7_500, firstDay: '2026-11-24', from: '18:30' },
};
const Fields = () => {
  const { control, ...form } = useCommandForm({
    schema: everything,
    values: FORM,
    send: () => ({ unwrap: () => Promise.resolve(null) }),
    onDone: nothing,
  });
  return (
    <Form form={form} label="Fields">
      <TextInput control={control} name="name" label="Name" />
      <PasswordInput control={control} name="password" label="Password" autoComplete="new-password" />
      <NumberInput control={control} name="rounds" label="Rounds" />
      <SelectInput
        control={control}
        name="sport"
        label="Sport"
        options={[{ value: 'softball', label: 'Softball' }]}
      />
      <SegmentInput
        control={control}
        name="kind"
        label="Order of rounds"
        options={[
          { value: 'snake', label: 'Snake' },
          { value: 'linear', label: 'Same each round' },
        ]}
      />
      <ManyInput control={control} name="nights" label="Nights" options={NIGHTS} />
      <SwitchInput control={control} name="open" label="Open to spectators" />
      <ZoneInput control={control} name="zone" label="Time zone" />
      <InstantInput control={control} name="startsAt" label="Starts" zone={ZONE} />
      <AmountInput control={control} name="price" label="Price" currency="USD" />
      <DayInput control={control} name="firstDay" label="First day" />
      <TimeInput control={control} name="from" label="From" />
      <SaveBar form={form} label="Save everything" />
    </Form>
  );
};

const query = { refetch: nothing };

/** What each file of the kit looks like, in the states that it has. */
export const stories: Readonly<Record<string, () => ReactNode>> = {
  'form/form': Fields,
  'ui/avatar': () => (
    <Stack>
      <Avatar initials="AB" />
      <Avatar initials="AB" small />
    </Stack>
  ),
  'ui/button': () => (
    <Stack>
      <PlainButton variant="filled">Filled</PlainButton>
      <PlainButton variant="filled" tone="accent">
        Accent
      </PlainButton>
      <PlainButton variant="outlined">Outlined</PlainButton>
      <PlainButton variant="text">Text</PlainButton>
      <PlainButton variant="filled" busy>
        Busy
      </PlainButton>
      <PlainButton variant="filled" size="large">
        Large
      </PlainButton>
      <PlainButton variant="outlined" disabled>
        Disabled
      </PlainButton>
      <ButtonLink to="#" variant="outlined" size="small">
        Small link
      </ButtonLink>
      <IconButton aria-label="Mail">
        <MailOutlineRounded />
      </IconButton>
      <IconButton small aria-label="Mail, in a row">
        <MailOutlineRounded fontSize="small" />
      </IconButton>
    </Stack>
  ),
  'ui/choice-list': Cards,
  'ui/confirm-dialog': Confirm,
  'ui/crest': () => (
    <Stack>
      <Crest name="River Hawks" color={RED} accent={WHITE} size={72} label="River Hawks" />
      <Crest name="Owls" color={WHITE} accent={BLUE} size={48} />
      <Crest name="Rats" color={BLUE} accent={BLUE} />
      <Crest name="Foxes" color={RED} />
      <Crest name="Hares" color={BLUE} crest={PICTURE} size={48} />
      <Crest name="Lost" color={BLUE} crest="/nowhere.webp" size={48} />
    </Stack>
  ),
  'form/picture/picture-chooser': () => (
    <PictureChooser
      shown={<Crest name="Hares" color={BLUE} crest={PICTURE} size={112} />}
      shape="rect"
      label="Choose a picture"
      saveLabel="Save picture"
      fault="The file is not a picture that we can read."
      onChosen={nothing}
    />
  ),
  'ui/draft-chip': () => (
    <Stack>
      <DraftChip state="configuring" />
      <DraftChip state="order_locked" />
      <DraftChip state="live" detail="pick 14 of 180" />
      <DraftChip state="paused" />
      <DraftChip state="published" />
    </Stack>
  ),
  'ui/empty-state': () => (
    <EmptyState title="No draft leagues yet" action={<PlainButton variant="filled">Start one</PlainButton>}>
      Leagues whose teams are drafted appear here.
    </EmptyState>
  ),
  'ui/error-block': () => <ErrorBlock what="The league could not be loaded" error={away} onRetry={nothing} />,
  'ui/explain': () => <Explain title="Why this player">Best by rating among those who fit.</Explain>,
  'ui/info-dialog': Info,
  'ui/loading-page': () => <LoadingPage />,
  'ui/not-arrived': () => <NotArrived onRetry={nothing} />,
  'ui/person': () => (
    <Stack>
      <Person name="Ana Brook" positions={['2B', 'SS']} note="Captain" />
      <Person name="Ana Brook" size="small" />
    </Stack>
  ),
  'ui/phone-link': () => <PhoneLink number="+1 555 010 9999" />,
  'ui/qr-code': () => <QrCode content="https://fieldhouse.example" label="QR code" size={120} />,
  'ui/query-view': () => (
    <QueryView query={query} what="It could not be loaded" skeleton={<RowsSkeleton rows={2} />}>
      {() => null}
    </QueryView>
  ),
  'ui/rows': () => (
    <Rows label="Leagues">
      <Row title="Tuesday Softball" note="Spring 2027">
        <StatusChip state="live" />
      </Row>
      <Row title="Thursday Kickball" note="Spring 2027">
        <StatusChip state="configuring" />
      </Row>
    </Rows>
  ),
  'ui/search-field': Search,
  'ui/section': () => (
    <Section
      title="Limits"
      hint="How many of whom a team may have."
      actions={<Button size="small">Add</Button>}
    >
      Content
    </Section>
  ),
  'ui/segments': Choice,
  'ui/step-strip': Strip,
  'ui/select-field': Team,
  'ui/share-link': () => (
    <ShareLinkButton
      title="Watch the draft"
      hint="Anyone with it can watch."
      url="https://fieldhouse.example"
    />
  ),
  'ui/skeletons': () => (
    <>
      <RowsSkeleton rows={3} />
      <CardsSkeleton cards={2} height={80} />
      <FormSkeleton fields={2} />
    </>
  ),
  'ui/sortable-list': Order,
  'ui/stat-tile': () => <StatTile label="In the pool" value={180} hint="180 places on 12 teams" />,
  'ui/status-chip': () => (
    <Stack>
      <StatusChip state="announced" />
      <StatusChip state="open" />
      <StatusChip state="waitlisted" detail="2nd of 5" />
      <StatusChip state="offered" />
      <StatusChip state="confirmed" />
      <StatusChip state="withdrawn" />
    </Stack>
  ),
  'ui/steps': () => (
    <Steps>
      <Step number={1} title="Invite your people" text="By e-mail, link, QR code or code.">
        <PlainButton variant="filled">Invite people</PlainButton>
      </Step>
      <Step number={2} title="Choose your number" text="Members choose their own.">
        <PlainButton>Choose mine</PlainButton>
      </Step>
    </Steps>
  ),
  'ui/switch': OnOff,
  'ui/tab-pages': Pages,
  'ui/tabs': Panels,
  'ui/team-badge': () => (
    <Stack>
      <TeamBadge name="Hawks" color={RED} />
      <TeamBadge name="Owls" color={BLUE} size="small" />
    </Stack>
  ),
  'ui/timeline-row': () => (
    <ol style={{ padding: 0, listStyle: 'none' }}>
      <TimelineRow at={AT} who="Ana Brook" what="paused the draft" why="Rain" zone={ZONE} />
    </ol>
  ),
  'ui/toasts': Toasts,
  'ui/two-answers': () => (
    <Stack>
      <TwoAnswers
        yes={{ busy: false, failure: null }}
        no={{ busy: false, failure: null }}
        yesLabel="Accept"
        about="Kim Young"
        onYes={() => undefined}
        onNo={() => undefined}
      />
    </Stack>
  ),
  'ui/undo-bar': Undo,
};
