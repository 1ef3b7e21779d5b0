/** What a browser remembers before anyone has signed in. public/first-paint.js reads the same keys. */
export const STORAGE_KEYS = { language: 'gramme-language', theme: 'gramme-theme' } as const
export const THEME_STORAGE_KEY = STORAGE_KEYS.theme

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['light', 'dark', 'auto'] as const
export type Theme = (typeof THEMES)[number]

/** French unless English was chosen. */
export function readLanguage(): Language {
  try {
    return localStorage.getItem(STORAGE_KEYS.language) === 'en' ? 'en' : 'fr'
  } catch {
    return 'fr'
  }
}

/** The device's unless another was chosen. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(STORAGE_KEYS.theme)
    return THEMES.find((theme) => theme === kept) ?? 'auto'
  } catch {
    return 'auto'
  }
}

/** A browser that keeps nothing (private window, full disk) still shows the language until it is closed. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language)
  } catch {
    // Nothing to do: the choice holds for this page.
  }
}
