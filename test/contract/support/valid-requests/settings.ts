import { randomUUID } from 'node:crypto';
import type * as templates from '../../../../shared/routes/assessment-templates.ts';
import type * as customFields from '../../../../shared/routes/custom-fields.ts';
import type * as departments from '../../../../shared/routes/departments.ts';
import type * as offices from '../../../../shared/routes/offices.ts';
import type * as reasons from '../../../../shared/routes/rejection-reasons.ts';
import type { Api } from '../../../support/local-stage.ts';
import { type Requests, uniqueName } from './request.ts';

const entry = async (api: Api, path: string): Promise<{ id: string }> => ({
  id: (await api.post(path, { name: uniqueName() })).body.id,
});

const fieldBody = () => ({
  name: uniqueName(),
  object_type: 'candidate' as const,
  key: `key_${randomUUID().slice(0, 8)}`,
  type: 'single_select' as const,
  options: [{ value: 'day', label: 'Day shift' }],
});
const customField = async (api: Api): Promise<{ id: string }> => ({
  id: (await api.post('/v1/custom-fields', fieldBody())).body.id,
});

const templateBody = () => ({ name: uniqueName(), kind: 'developer' as const });
const template = async (api: Api): Promise<{ id: string }> => ({
  id: (await api.post('/v1/assessment-templates', templateBody())).body.id,
});

export const settingRequests: Requests<
  typeof templates & typeof customFields & typeof departments & typeof offices & typeof reasons
> = {
  createCustomField: async () => ({ body: fieldBody() }),
  getCustomField: async (api) => ({ params: await customField(api) }),
  updateCustomField: async (api) => ({
    params: await customField(api),
    body: { name: uniqueName(), options: [{ value: 'night', label: 'Night shift' }] },
  }),
  deleteCustomField: async (api) => ({ params: await customField(api) }),
  createAssessmentTemplate: async () => ({ body: templateBody() }),
  getAssessmentTemplate: async (api) => ({ params: await template(api) }),
  updateAssessmentTemplate: async (api) => ({
    params: await template(api),
    body: { name: uniqueName(), developer_parts: ['tasks', 'reading'], valid_days: 7 },
  }),
  deleteAssessmentTemplate: async (api) => ({ params: await template(api) }),
  createDepartment: async (api) => ({
    body: { name: uniqueName(), parent_id: (await entry(api, '/v1/departments')).id },
  }),
  getDepartment: async (api) => ({ params: await entry(api, '/v1/departments') }),
  updateDepartment: async (api) => ({
    params: await entry(api, '/v1/departments'),
    body: { name: uniqueName(), parent_id: (await entry(api, '/v1/departments')).id },
  }),
  deleteDepartment: async (api) => ({ params: await entry(api, '/v1/departments') }),
  createOffice: async () => ({
    body: { name: uniqueName(), location: { city: 'Rotterdam', country_code: 'NL' } },
  }),
  getOffice: async (api) => ({ params: await entry(api, '/v1/offices') }),
  updateOffice: async (api) => ({
    params: await entry(api, '/v1/offices'),
    body: { name: uniqueName(), location: { street: 'Coolsingel 1' } },
  }),
  deleteOffice: async (api) => ({ params: await entry(api, '/v1/offices') }),
  createRejectionReason: async () => ({ body: { name: uniqueName(), kind: 'by_candidate' } }),
  getRejectionReason: async (api) => ({ params: await entry(api, '/v1/rejection-reasons') }),
  updateRejectionReason: async (api) => ({
    params: await entry(api, '/v1/rejection-reasons'),
    body: { name: uniqueName(), is_archived: true },
  }),
  deleteRejectionReason: async (api) => ({ params: await entry(api, '/v1/rejection-reasons') }),
};
