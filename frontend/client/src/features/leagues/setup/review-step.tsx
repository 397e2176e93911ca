import type {
  LeagueProspectus,
  LeagueView,
  ManagedLeague,
  OpenLeagueView,
  ProspectusView,
} from '@fieldhouse/api-contract';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { exactTime } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { useToast } from '../../../shared/ui/toasts';
import { discoveryApi } from '../api/discovery.api';
import { prospectusApi } from '../api/prospectus.api';
import { ProspectusText } from '../prospectus/prospectus-text';
import { CancelLeague } from './cancel-league';
import { leagueChoices } from './league-choices';
import { stepPath, STEPS, type Missing } from './steps';

type ReviewStepProps = {
  readonly league: LeagueView;
  readonly view: ProspectusView;
  readonly missing: Missing;
  /** The organizer's other leagues. */
  readonly others: readonly ManagedLeague[];
};

/** The league as people will read it, what it still lacks, and whether everybody sees it. */
export const ReviewStep = ({ league, view, missing, others }: ReviewStepProps) => {
  const { prospectus, waivers, published, cancelled } = view;
  const lacking = STEPS.filter(({ name }) => missing[name] !== undefined);
  return (
    <>
      {lacking.length > 0 && cancelled === null && (
        <Section title="Still missing">
          <Rows label="Still missing">
            {lacking.map(({ name, word }) => (
              <Row
                key={name}
                title={
                  <Link className="link" to={stepPath(view.leagueId, name)}>
                    {word}
                  </Link>
                }
                note={missing[name]}
              />
            ))}
          </Rows>
        </Section>
      )}
      <Publication league={league} view={view} ready={lacking.length === 0} />
      {prospectus && (
        <Section title={league.name}>
          {published ? (
            <PublicText leagueId={view.leagueId} />
          ) : (
            <ProspectusText league={asPublished(view.stage, league, prospectus, waivers, others)} />
          )}
        </Section>
      )}
      {league.me.staffRoles.includes('owner') && cancelled === null && <CancelLeague league={league} />}
    </>
  );
};

/** What strangers read, with the places that are taken. */
const PublicText = ({ leagueId }: { readonly leagueId: string }) => {
  const league = discoveryApi.useOpenLeagueQuery(leagueId);
  return (
    <QueryView query={league} what="What people read could not be loaded" skeleton={<RowsSkeleton />}>
      {(open) => <ProspectusText league={open} />}
    </QueryView>
  );
};

/** The league as strangers would see it before anybody has registered. */
const asPublished = (
  stage: ProspectusView['stage'],
  { sport, zone, rosterSize, teamCount, gameNights }: LeagueView,
  prospectus: LeagueProspectus,
  waivers: ProspectusView['waivers'],
  others: readonly ManagedLeague[],
): ComponentProps<typeof ProspectusText>['league'] => ({
  ...{ stage, sport, zone, rosterSize, prospectus, nights: gameNights, waivers: [...waivers] },
  ...{ venue: prospectus.venue, waitlist: prospectus.waitlist },
  teams: prospectus.prices.team ? { taken: 0, of: teamCount, waiting: 0 } : null,
  players: { taken: 0, of: prospectus.places.players, waiting: 0 },
  divisions: [],
  draftAt: null,
  ...{ lastSeason: lastSeason(prospectus, others), nextSeason: null },
  priorLeagues: prospectus.eligibility
    .flatMap((rule) => (rule.rule === 'prior_league' ? rule.leagueIds : []))
    .map((leagueId) => ({ leagueId, name: nameIn(others, leagueId) })),
});

const nameIn = (others: readonly ManagedLeague[], leagueId: string): string =>
  leagueChoices(others, []).find(({ value }) => value === leagueId)?.label ?? 'an earlier league';

/** Who played then stands only on the pages that everybody sees. */
const lastSeason = (
  { previousLeagueId }: LeagueProspectus,
  others: readonly ManagedLeague[],
): OpenLeagueView['lastSeason'] => {
  const last = others.find(({ leagueId }) => leagueId === previousLeagueId);
  if (!last?.prospectus || last.stage === 'draft' || last.stage === 'cancelled') return null;
  const { startsOn, endsOn } = last.prospectus;
  return {
    ...{ leagueId: last.leagueId, name: nameIn(others, last.leagueId), startsOn, endsOn },
    ...{ teams: [], players: null },
  };
};

const NOT_READY = 'Only its organizers see it. Fill in what is missing first.';
/** What publishing brings. */
const beforeWords = (opensAt: string, zone: string): string =>
  Date.parse(opensAt) > Date.now()
    ? `Once published, everybody finds the league. Registration opens ${exactTime(opensAt, zone)}; until then you can unpublish it.`
    : 'Once published, everybody finds the league and can register at once; it cannot be unpublished then.';

type PublicationProps = {
  readonly league: LeagueView;
  readonly view: ProspectusView;
  readonly ready: boolean;
};

const Publication = ({ league, view, ready }: PublicationProps) => {
  const { leagueId, prospectus, published, cancelled, revision, stage, registered } = view;
  const [publishTrigger] = prospectusApi.usePublishLeagueMutation();
  const [unpublishTrigger] = prospectusApi.useUnpublishLeagueMutation();
  const publish = useCommand(publishTrigger);
  const unpublish = useCommand(unpublishTrigger);
  const toast = useToast();
  const opens = prospectus && exactTime(prospectus.windows.opensAt, league.zone);
  const put = async (on: boolean): Promise<void> => {
    const { run } = on ? publish : unpublish;
    const outcome = await run({ leagueId, ifRevision: revision });
    if (outcome.ok) toast.show(on ? 'League published' : 'League unpublished');
    else toast.failed(on ? 'Not published' : 'Not unpublished', outcome.failure);
  };
  if (cancelled)
    return (
      <Section
        title="This league is canceled"
        hint={`${exactTime(cancelled.at, league.zone)}: ${cancelled.reason}`}
      />
    );
  if (!published)
    return (
      <Section
        title="Not public yet"
        hint={ready && prospectus ? beforeWords(prospectus.windows.opensAt, league.zone) : NOT_READY}
        actions={
          <Button variant="filled" disabled={!ready} busy={publish.busy} onClick={() => void put(true)}>
            Publish the league
          </Button>
        }
      />
    );
  // Its opening may have been moved after people had registered.
  const mayUnpublish = stage === 'announced' && !registered;
  return (
    <Section
      title="Published"
      hint={
        mayUnpublish && opens
          ? `Everybody can find the league. Registration opens ${opens}; until then it can be unpublished.`
          : 'People may have registered. The league can be canceled, but not unpublished.'
      }
      actions={
        mayUnpublish && (
          <Button busy={unpublish.busy} onClick={() => void put(false)}>
            Unpublish
          </Button>
        )
      }
    />
  );
};
