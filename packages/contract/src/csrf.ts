/** The cookie that holds the protection against requests from elsewhere, and the header that repeats it. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'X-CSRFToken';
