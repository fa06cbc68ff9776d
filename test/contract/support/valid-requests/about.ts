import type * as routes from '../../../../shared/routes/about.ts';
import type { MakeRequest } from './request.ts';

export const aboutRequests: Record<keyof typeof routes, MakeRequest> = {
  getOpenapi: async () => ({}),
  getMe: async () => ({}),
};
