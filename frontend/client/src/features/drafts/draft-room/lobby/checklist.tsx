import { CheckCircleRounded } from '../../../../shared/icons/check-circle-rounded';
import { WarningRounded } from '../../../../shared/icons/warning-rounded';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StartButton } from '../commissioner/start-button';
import { useMissing } from '../commissioner/use-missing';
import { useRoom } from '../room-context';
import './lobby.css';

/** For commissioners: what still blocks the start, and the start itself. */
export const Checklist = () => {
  const { viewer } = useRoom();
  const missing = useMissing();
  const why = useId();
  if (!missing) return null;
  return (
    <div className="lobby-checklist">
      <div id={why} className="lobby-missing">
        {missing.length === 0 ? (
          <Line
            icon={<CheckCircleRounded fontSize="small" sx={{ color: 'primary.main' }} />}
            words="Everything is ready to start."
          />
        ) : (
          missing.map(({ code, message }) => (
            <Line
              key={code}
              icon={<WarningRounded fontSize="small" sx={{ color: 'warning.main' }} />}
              words={message}
            />
          ))
        )}
        <Link to={`/complex/leagues/${viewer.leagueId}/draft?tab=checklist`} className="link">
          The whole checklist
        </Link>
      </div>
      <StartButton whyNot={missing.length > 0 ? why : undefined} />
    </div>
  );
};

const Line = ({ icon, words }: { readonly icon: ReactNode; readonly words: string }) => (
  <p className="lobby-line">
    {icon}
    {words}
  </p>
);
