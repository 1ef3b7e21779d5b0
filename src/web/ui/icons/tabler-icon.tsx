// Icons of Tabler 3.51.0, MIT licence, © 2020-2026 Paweł Kuna: https://tabler.io/icons. A file each, so that a page
// fetches those that it shows; another is added by the paths of its outline.
import type { ComponentProps, ComponentType } from 'react'

interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'stroke'> {
  /** Width and height, in pixels. */
  size?: number
  /** The width of its lines, where the picture is 24 wide. */
  stroke?: number
}

export type TablerIcon = ComponentType<IconProps>

/**
 * @param name Tabler's
 * @param paths its lines, on a square of 24
 */
export function tablerIcon(name: string, ...paths: readonly string[]): TablerIcon {
  return ({ size = 24, stroke = 2, color = 'currentColor', className = '', ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke={color}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`tabler-icon tabler-icon-${name} ${className}`}
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
