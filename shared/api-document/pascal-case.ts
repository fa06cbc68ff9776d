/** `job.stages_updated` → `JobStagesUpdated`, `createJob` → `CreateJob`. */
export const pascalCase = (name: string) =>
  name
    .split(/[^A-Za-z0-9]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
