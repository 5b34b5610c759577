export { ContactScreen } from './contact-screen.tsx';
export { FaqAdmin } from './faq-admin.tsx';
export { FaqScreen } from './faq-screen.tsx';
export { MessagesAdmin } from './messages-admin.tsx';
export { OrganisationMessages } from './organisation-messages.tsx';
export { ProviderCard } from './provider-card.tsx';
export { WorkbookLayoutScreen } from './workbook-layout-screen.tsx';
