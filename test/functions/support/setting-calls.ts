import { createAssessmentTemplate } from '../../../functions/settings/create-assessment-template.ts';
import { createCustomField } from '../../../functions/settings/create-custom-field.ts';
import { createDepartment } from '../../../functions/settings/create-department.ts';
import { createOffice } from '../../../functions/settings/create-office.ts';
import { createRejectionReason } from '../../../functions/settings/create-rejection-reason.ts';
import { deleteAssessmentTemplate } from '../../../functions/settings/delete-assessment-template.ts';
import { deleteCustomField } from '../../../functions/settings/delete-custom-field.ts';
import { deleteDepartment } from '../../../functions/settings/delete-department.ts';
import { deleteOffice } from '../../../functions/settings/delete-office.ts';
import { deleteRejectionReason } from '../../../functions/settings/delete-rejection-reason.ts';
import { getAssessmentTemplate } from '../../../functions/settings/get-assessment-template.ts';
import { getCustomField } from '../../../functions/settings/get-custom-field.ts';
import { getDepartment } from '../../../functions/settings/get-department.ts';
import { getOffice } from '../../../functions/settings/get-office.ts';
import { getRejectionReason } from '../../../functions/settings/get-rejection-reason.ts';
import { listAssessmentTemplates } from '../../../functions/settings/list-assessment-templates.ts';
import { listCustomFields } from '../../../functions/settings/list-custom-fields.ts';
import { listDepartments } from '../../../functions/settings/list-departments.ts';
import { listOffices } from '../../../functions/settings/list-offices.ts';
import { listRejectionReasons } from '../../../functions/settings/list-rejection-reasons.ts';
import { updateAssessmentTemplate } from '../../../functions/settings/update-assessment-template.ts';
import { updateCustomField } from '../../../functions/settings/update-custom-field.ts';
import { updateDepartment } from '../../../functions/settings/update-department.ts';
import { updateOffice } from '../../../functions/settings/update-office.ts';
import { updateRejectionReason } from '../../../functions/settings/update-rejection-reason.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { assessmentTemplateStore } from '../../../shared/storage/assessment-templates.ts';
import { customFieldStore } from '../../../shared/storage/custom-fields.ts';
import { departmentStore } from '../../../shared/storage/departments.ts';
import { officeStore } from '../../../shared/storage/offices.ts';
import { rejectionReasonStore } from '../../../shared/storage/rejection-reasons.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';

/** Every endpoint of custom fields, departments, offices, templates and rejection reasons, on the backend's table. */
export function settingCalls(backend: Backend) {
  const edge = testEdge(backend);
  const cursorKeys = async () => keyRing('1');
  const [departments, offices, reasons] = [
    departmentStore(backend.table),
    officeStore(backend.table),
    rejectionReasonStore(backend.table),
  ];
  const customFields = customFieldStore(backend.table);
  const templates = assessmentTemplateStore(backend.table);
  return {
    customFields: {
      create: callerOf(routes.createCustomField, createCustomField(customFields), edge),
      get: callerOf(routes.getCustomField, getCustomField(customFields), edge),
      list: callerOf(routes.listCustomFields, listCustomFields({ entries: customFields, cursorKeys }), edge),
      update: callerOf(routes.updateCustomField, updateCustomField(customFields), edge),
      remove: callerOf(routes.deleteCustomField, deleteCustomField(customFields), edge),
    },
    departments: {
      create: callerOf(routes.createDepartment, createDepartment(departments), edge),
      get: callerOf(routes.getDepartment, getDepartment(departments), edge),
      list: callerOf(routes.listDepartments, listDepartments({ entries: departments, cursorKeys }), edge),
      update: callerOf(routes.updateDepartment, updateDepartment(departments), edge),
      remove: callerOf(routes.deleteDepartment, deleteDepartment(departments), edge),
    },
    offices: {
      create: callerOf(routes.createOffice, createOffice(offices), edge),
      get: callerOf(routes.getOffice, getOffice(offices), edge),
      list: callerOf(routes.listOffices, listOffices({ entries: offices, cursorKeys }), edge),
      update: callerOf(routes.updateOffice, updateOffice(offices), edge),
      remove: callerOf(routes.deleteOffice, deleteOffice(offices), edge),
    },
    templates: {
      create: callerOf(routes.createAssessmentTemplate, createAssessmentTemplate(templates), edge),
      get: callerOf(routes.getAssessmentTemplate, getAssessmentTemplate(templates), edge),
      list: callerOf(
        routes.listAssessmentTemplates,
        listAssessmentTemplates({ entries: templates, cursorKeys }),
        edge,
      ),
      update: callerOf(routes.updateAssessmentTemplate, updateAssessmentTemplate(templates), edge),
      remove: callerOf(routes.deleteAssessmentTemplate, deleteAssessmentTemplate(templates), edge),
    },
    reasons: {
      create: callerOf(routes.createRejectionReason, createRejectionReason(reasons), edge),
      get: callerOf(routes.getRejectionReason, getRejectionReason(reasons), edge),
      list: callerOf(
        routes.listRejectionReasons,
        listRejectionReasons({ entries: reasons, cursorKeys }),
        edge,
      ),
      update: callerOf(routes.updateRejectionReason, updateRejectionReason(reasons), edge),
      remove: callerOf(routes.deleteRejectionReason, deleteRejectionReason(reasons), edge),
    },
  };
}
