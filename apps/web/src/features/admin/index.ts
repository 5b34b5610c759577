export { OrganizationsAdmin } from './organizations-admin.tsx';
export { RegistrationsAdmin } from './registrations-admin.tsx';
export { UsersAdmin } from './users-admin.tsx';
