export { MembersTab } from './members-tab.tsx';
export { OrganizationTab } from './organization-tab.tsx';
export { SettingsScreen } from './settings-screen.tsx';
