export { HouseStyleAdmin } from './house-style/house-style-admin.tsx';
export { OrganisationsAdmin } from './organisations/organisations-admin.tsx';
export { RegistrationsAdmin } from './registrations/registrations-admin.tsx';
export { RevaluationAdmin } from './revaluation/revaluation-admin.tsx';
export { UnlockRequestsAdmin } from './unlock-requests-admin.tsx';
export { useWaiting } from './use-waiting.ts';
export { UsersAdmin } from './users/users-admin.tsx';
export { WeightsAdmin } from './weights/weights-admin.tsx';
