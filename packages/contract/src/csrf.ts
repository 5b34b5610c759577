/** The cookie that protects against requests from other sites, and the header that repeats it. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'X-CSRFToken';
