import { use } from 'react'
import { useLocale } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { InnerLinkContext, type PageLinkProps } from '#web/lib/navigation/link-context.ts'
import { isPublicPath } from '#web/lib/navigation/base-paths.ts'
import { address } from '#web/lib/navigation/address.ts'

/** The plain anchor under all internal links: to a public page it loads the document in the reader's language. */
export function PageLink(props: PageLinkProps) {
  const innerLink = use(InnerLinkContext)
  const language = useLocale()
  if (innerLink && !isPublicPath(props.to)) return innerLink(props)

  const { to, search, hash, state: _, children, ...anchor } = props
  const path = isPublicPath(to) ? publicPath(to, language) : to
  return (
    <a {...anchor} href={address(path) + searchText(search) + (hash === undefined ? '' : `#${hash}`)}>
      {children}
    </a>
  )
}

function searchText(search: PageLinkProps['search']): string {
  const params = Object.entries(search ?? {}).filter(([, value]) => value !== undefined)
  return params.length === 0
    ? ''
    : `?${new URLSearchParams(params.map(([name, value]) => [name, String(value)]))}`
}
