import { oc } from '@orpc/contract'
import { commonErrors } from './errors.ts'

interface RouteMeta {
  /** What a kitchen reads while it works: browsers store these answers for when there is no network, and no others. */
  offline?: 'answer' | 'picture'
}

/** What every route of an account begins with. */
export const contractRoute = oc.$meta<RouteMeta>({}).errors(commonErrors)
