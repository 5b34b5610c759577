/** The events of an organisation that webhooks report. */
export const WEBHOOK_EVENTS = ['project.awarded', 'project.completed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The messages that are sent to an address: one of those events, or a test message. */
export type DeliveredEvent = WebhookEvent | 'test';

export const WEBHOOK_URL_MAX = 500;
