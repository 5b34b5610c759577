export { OrganisationsAdmin } from './organisations-admin.tsx';
export { RegistrationsAdmin } from './registrations-admin.tsx';
export { UsersAdmin } from './users-admin.tsx';
export { WeightsAdmin } from './weights/weights-admin.tsx';
