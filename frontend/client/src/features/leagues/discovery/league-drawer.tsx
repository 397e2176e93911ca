import type { LeagueStage, OpenLeagueView } from '@fieldhouse/api-contract';
import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { ArrowBackRounded } from '../../../shared/icons/arrow-back-rounded';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { ButtonLink, IconButton } from '../../../shared/ui/button';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { discoveryApi } from '../api/discovery.api';
import { Essentials } from '../prospectus/prospectus-text';
import { useStages } from '../use-stages';
import { LeagueText } from './league-text';
import { leaguePath } from '../../../shared/lib/league-path';

type LeagueDrawerProps = {
  readonly open: boolean;
  readonly leagueId: string;
  readonly onClose: () => void;
  /** How the person registers with it, or has; null: they read about it. */
  readonly registration: ((league: OpenLeagueView) => ReactNode) | null;
  /** Whether they may play in it. @param rules what is asked of everybody */
  readonly eligibility: (league: OpenLeagueView, rules: ReactNode) => ReactNode;
  /** What the way to their registration is called. @param word for whoever has none */
  readonly way: (league: OpenLeagueView, word: string) => ReactNode;
};

/** What the way to the registration is called for whoever has none. */
const WAYS: Readonly<Record<LeagueStage, string>> = {
  ...{ open: 'Register', full: 'Join the waitlist' },
  ...{ draft: 'Your registration', announced: 'Your registration', closed: 'Your registration' },
  ...{ running: 'Your registration', finished: 'Your registration', cancelled: 'Your registration' },
};

/** One published league beside the list; on a phone in its place. */
export const LeagueDrawer = (props: LeagueDrawerProps) => {
  const { open, leagueId, onClose, registration, eligibility } = props;
  const titleId = useId();
  const { currentData, error, refetch } = discoveryApi.useOpenLeagueQuery(leagueId, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  useStages(currentData ? [currentData] : [], refetch);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(600px, 100vw)' } },
      }}
    >
      <div className="league-drawer-head">
        <h2 id={titleId} className="title">
          {currentData?.name ?? 'League'}
        </h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </div>
      <div className="league-drawer">
        {currentData && registration ? (
          <>
            <ButtonLink variant="text" className="league-drawer-back" to={leaguePath(leagueId)}>
              <ArrowBackRounded /> About the league
            </ButtonLink>
            <Essentials league={currentData} isIn />
            {registration(currentData)}
          </>
        ) : currentData ? (
          <LeagueText league={currentData} eligibility={(rules) => eligibility(currentData, rules)} />
        ) : error ? (
          <ErrorBlock
            what="The league could not be loaded"
            error={error}
            onRetry={() => void refetch()}
            back={{ to: '/discover-leagues', label: 'All leagues' }}
          />
        ) : (
          <RowsSkeleton rows={8} height={56} />
        )}
      </div>
      {currentData && !registration && (
        <div className="league-drawer-foot">
          <ButtonLink variant="filled" to={leaguePath(leagueId, true)}>
            {props.way(
              currentData,
              currentData.stage === 'full' && !currentData.waitlist
                ? 'Your registration'
                : WAYS[currentData.stage],
            )}
          </ButtonLink>
        </div>
      )}
    </Drawer>
  );
};
