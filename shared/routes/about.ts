import * as v from 'valibot';
import { organizationView } from '../contracts/organization.ts';
import { route } from '../route.ts';

export const getOpenapi = route({
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document.',
  scope: 'none',
  counted: false,
  answer: v.looseObject({ openapi: v.string() }),
  uses: [],
});

export const getMe = route({
  method: 'GET',
  path: '/v1/me',
  summary:
    'The organization of the key, its scopes and its budget. Costs nothing; suited to connection checks.',
  scope: 'any',
  counted: false,
  answer: organizationView,
  uses: ['readTable'],
});
