/** Of what an organisation can be told as it happens. */
export const WEBHOOK_EVENTS = ['project.awarded', 'project.completed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent to an address: one of those, or a message to try it. */
export type DeliveredEvent = WebhookEvent | 'test';

export const WEBHOOK_URL_MAX = 500;
