export { HouseStyleAdmin } from './house-style/house-style-admin.tsx';
export { AdminFrame } from './navigation/admin-frame.tsx';
export { OrganisationsAdmin } from './organisations/organisations-admin.tsx';
export { RegistrationsAdmin } from './registrations/registrations-admin.tsx';
export { RevaluationAdmin } from './revaluation/revaluation-admin.tsx';
export { UnlockRequestsAdmin } from './unlock-requests-admin.tsx';
export { UsersAdmin } from './users/users-admin.tsx';
export { WeightsAdmin } from './weights/weights-admin.tsx';
