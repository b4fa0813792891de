/** The permissions of a society's roles. Source: specification, section 6. */
export const permissionCodenames = [
  'edit_society',
  'manage_members',
  'edit_posts',
  'edit_merch',
  'manage_roles',
  'edit_events',
] as const;

export type PermissionCodename = (typeof permissionCodenames)[number];

/** The displayed name of each permission. */
export const permissionNames: Record<PermissionCodename, string> = {
  edit_society: 'Edit society',
  manage_members: 'Manage members',
  edit_posts: 'Edit posts',
  edit_merch: 'Edit merch',
  manage_roles: 'Manage roles',
  edit_events: 'Edit events',
};

/** Built-in roles: they cannot be renamed, changed or deleted. */
export const fixedRoles = { president: 'President', member: 'Member' } as const;

/** The roles of a new society, President first. Source: decisions, "accept_request". */
export const initialRoles = [
  { name: fixedRoles.president, permissions: permissionCodenames },
  {
    name: 'Vice President',
    permissions: ['edit_society', 'manage_members', 'edit_posts', 'edit_merch', 'edit_events'],
  },
  { name: 'Secretary', permissions: ['manage_members', 'edit_posts'] },
  // Notes at events who has paid.
  { name: 'Treasurer', permissions: ['edit_merch', 'edit_events'] },
  { name: 'Events Officer', permissions: ['edit_events'] },
  { name: fixedRoles.member, permissions: [] },
] as const satisfies readonly { name: string; permissions: readonly PermissionCodename[] }[];

/** Shown for a role that nobody holds. */
export const unassigned = 'Unassigned';
