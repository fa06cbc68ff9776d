import type * as routes from '../../../../shared/routes/docs.ts';
import type { MakeRequest } from './request.ts';

export const docsRequests: Record<keyof typeof routes, MakeRequest> = {
  getDocs: async () => ({}),
  getDocsErrors: async () => ({}),
  getDocsEvents: async () => ({}),
  getDocsFitScore: async () => ({}),
  getDocsPostman: async () => ({}),
  getDocsSignatures: async () => ({}),
  getDocsStates: async () => ({}),
  getDocsTestVectors: async () => ({}),
  getDocsViewerScript: async () => ({}),
  getDocsViewerStyle: async () => ({}),
  getLlmsText: async () => ({}),
};
