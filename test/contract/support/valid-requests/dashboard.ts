import type * as routes from '../../../../shared/routes/dashboard.ts';
import type { MakeRequest, Requests } from './request.ts';

/** The name of a file that the document loads. */
const fileOf =
  (kind: string): MakeRequest =>
  async (api) => {
    const { text } = await api.get('/dashboard');
    const [, file = ''] = new RegExp(`/dashboard/${kind}/([^"]+)"`).exec(text) ?? [];
    return { params: { file } };
  };

export const dashboardRequests: Requests<typeof routes> = {
  getDashboardPage: async () => ({ params: { path: 'jobs' } }),
  getDashboardScript: fileOf('scripts'),
  getDashboardStyle: fileOf('styles'),
};
