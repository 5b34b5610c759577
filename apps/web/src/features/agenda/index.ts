export { AgendaScreen } from './agenda-screen.tsx';
export { CalendarFeedPanel } from './calendar-feed-panel.tsx';
