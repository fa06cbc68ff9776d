import type * as routes from '../../../../shared/routes/widget.ts';
import type { Requests } from './request.ts';

export const widgetRequests: Requests<typeof routes> = {
  getWidgetWords: async () => ({ params: { language: 'de' } }),
  getPinnedWidgetScript: async (api) => {
    const { body } = await api.get('/widget/v1/hiring-jobs.json');
    const [, version = ''] = /\/widget\/([^/]+)\//.exec(body.pinned_url) ?? [];
    return { params: { version } };
  },
};
