export { OrganisationsAdmin } from './organisations-admin.tsx';
export { RegistrationsAdmin } from './registrations-admin.tsx';
export { UsersAdmin } from './users-admin.tsx';
