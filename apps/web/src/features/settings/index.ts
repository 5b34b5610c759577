export { DomainsCard } from './domains/domains-card.tsx';
export { ManagedMembers } from './managed-members.tsx';
export { MembersTab } from './members-tab.tsx';
export { MembersWithoutFactor } from './members-without-factor.tsx';
export { OrganisationTab } from './organisation-tab.tsx';
export { SettingsScreen } from './settings-screen.tsx';
