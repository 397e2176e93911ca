import { nothing, type Samples } from '../sample';

/** Operations of no context. */
export const samples: Samples = {
  'GET /health/live': nothing,
  'GET /health/ready': nothing,
  'GET /metrics': nothing,
  'GET /api/openapi.json': nothing,
  'GET /api/openapi.yaml': nothing,
  'GET /api/docs': nothing,
  'GET /api/status': nothing,
  'GET /api/dashboard': nothing,
};
