import type { BetaDraftBody, BetaSubmitBody, CommandResultView, OwnBetaView } from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

const OWN = '/beta/application';

const command = (method: 'POST' | 'PUT', url: string, { commandKey, ...body }: Keyed) => ({
  url,
  method,
  headers: keyHeader({ commandKey }),
  body,
});

export const betaApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnBeta'] }).injectEndpoints({
  endpoints: (build) => ({
    ownBeta: build.query<OwnBetaView, void>({
      query: () => ({ url: OWN, params: atLeast('betaApplication') }),
      providesTags: ['OwnBeta'],
    }),
    saveBetaDraft: build.mutation<CommandResultView, BetaDraftBody & Keyed>({
      query: (arg) => command('PUT', OWN, arg),
      invalidatesTags: ['OwnBeta'],
    }),
    submitBeta: build.mutation<CommandResultView, BetaSubmitBody & Keyed>({
      query: (arg) => command('POST', `${OWN}/submit`, arg),
      invalidatesTags: ['OwnBeta'],
    }),
    withdrawBeta: build.mutation<CommandResultView, Keyed>({
      query: (arg) => command('POST', `${OWN}/withdraw`, arg),
      invalidatesTags: ['OwnBeta'],
    }),
  }),
});
