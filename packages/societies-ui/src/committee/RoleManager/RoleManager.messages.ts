import { contentValidation, tooMany } from 'societies-contract';

export const roleManagerMessages = {
  heading: 'Roles',
  rightsOf: (role: string) => `What the ${role} may do`,
  /** Translations of the server's permission names, by codename. */
  rights: {} as Readonly<Record<string, string>>,
  fixed: 'The President may do everything. This role cannot be changed or deleted.',
  above:
    'This role has a permission that you do not have. Only somebody who has it can change or delete this role.',
  /** Describes an unsaved change; `right` is the heading of its column. */
  granted: (role: string, right: string) => `The ${role} may ${right.toLowerCase()}.`,
  denied: (role: string, right: string) => `The ${role} may no longer ${right.toLowerCase()}.`,
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  save: 'Save roles',
  discard: 'Discard',
  remove: (role: string) => `Delete ${role}`,
  confirmTitle: 'Confirm Delete',
  confirm: (role: string) => `Are you sure you want to delete ${role}?`,
  /** Said of whoever holds the role. */
  held: (role: string, holder: string) =>
    `${holder} has this role. They stay a member, without the permissions of the ${role}.`,
  confirmLabel: 'Delete',
  roleName: 'Name',
  name: 'New role',
  add: 'Add role',
  full: tooMany.roles,
  nameRequired: contentValidation.role.nameRequired as string,
  nameMax: (max: number) => `Maximum length is ${max} characters`,
} as const;
