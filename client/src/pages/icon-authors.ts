/** Everybody who drew an icon that one of our pictures is based on, by the names game-icons.net credits them under. */
export const ICON_AUTHORS = ['Carl Olsen', 'Delapouite', 'Faithtoken', 'Lorc', 'sbed', 'Skoll'] as const;
