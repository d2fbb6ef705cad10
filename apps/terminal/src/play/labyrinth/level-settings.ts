/** What a custom level is played with: its line, or a maze as text. */
export type LevelSettings = { readonly code: string } | { readonly maze: string };
