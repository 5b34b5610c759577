export { ContactScreen } from './contact-screen.tsx';
export { FaqAdmin } from './faq/faq-admin.tsx';
export { FaqScreen } from './faq/faq-screen.tsx';
export { MessagesAdmin } from './messages/messages-admin.tsx';
export { OrganisationMessages } from './messages/organisation-messages.tsx';
export { ProviderCard } from './provider-card.tsx';
export { WorkbookLayoutScreen } from './workbook-layout/workbook-layout-screen.tsx';
