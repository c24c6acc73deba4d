export const ROLES = ['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'] as const;
export type Role = (typeof ROLES)[number];
