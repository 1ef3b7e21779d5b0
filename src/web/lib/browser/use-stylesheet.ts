import { useInsertionEffect } from 'react'

/** Rules for the whole window, for as long as the component is shown. The content security policy allows no style element. */
export function useStylesheet(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [css])
}
