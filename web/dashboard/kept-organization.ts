/** The organization of the last visit, in this browser's storage: an id, and nothing that gives access. */
const key = 'hiring.organization';

export const keptOrganization = (): string | null => localStorage.getItem(key);
export const keepOrganization = (id: string): void => localStorage.setItem(key, id);
export const forgetOrganization = (): void => localStorage.removeItem(key);
