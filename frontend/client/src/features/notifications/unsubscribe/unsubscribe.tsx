import type { UnsubscribeView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { KIND_WORDS } from '../settings/kind-words';

const SETTINGS = <ButtonLink to="/player-profile?tab=notifications">All notification settings</ButtonLink>;

/**
 * What the link of a mail is about, and a way to stop these mails. Opening it stops nothing: mail programs open links
 * by themselves.
 */
export const Unsubscribe = ({ token }: { readonly token: string }) => {
  const query = noticeSettingsApi.useSubscribedToQuery(token, { skip: token === '' });
  const isBad = token === '' || (isFailure(query.error) && query.error.status === 404);
  return (
    <section aria-label="These e-mails" className="card">
      {isBad ? (
        <>
          <h2 className="title">This link does not work</h2>
          <p>Check that the whole link was copied from the e-mail, or choose your e-mails in the settings.</p>
          {SETTINGS}
        </>
      ) : (
        <QueryView
          query={query}
          what="What the link is about could not be loaded"
          skeleton={<FormSkeleton fields={1} />}
        >
          {(view) => <Mails token={token} view={view} />}
        </QueryView>
      )}
    </section>
  );
};

const Mails = ({ token, view }: { readonly token: string; readonly view: UnsubscribeView }) => {
  const [on, setOn] = useState(view.on);
  const { run, busy, failure } = useCommand(noticeSettingsApi.useSubscribeMutation()[0]);
  const kind = KIND_WORDS[view.kind].name;
  const turn = async (): Promise<void> => {
    if ((await run({ token, on: !on })).ok) setOn(!on);
  };
  return (
    <>
      <h2 className="title">{kind}</h2>
      <p role="status">
        {on
          ? `You get e-mails of the kind ‘${kind}’.`
          : `You get no more e-mails of the kind ‘${kind}’. Everything else stays as it is.`}
      </p>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
      <div className="row-ways">
        <Button variant={on ? 'filled' : 'outlined'} busy={busy} onClick={() => void turn()}>
          {on ? 'Stop these e-mails' : view.on ? 'Undo' : 'Get them again'}
        </Button>
        {SETTINGS}
      </div>
    </>
  );
};
