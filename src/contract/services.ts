import { z } from 'zod'
import { notFound, storageFull, versionConflict } from './errors.ts'
import { purchaseSources } from './purchases.ts'
import { contractRoute } from './route.ts'
import { deleted } from './shapes.ts'
import {
  markWrite,
  plannedService,
  planQuery,
  printedPlan,
  productionMark,
  servicePlan,
  serviceRef,
  serviceWrite,
} from './service-shapes.ts'

const tags = ['services']
const route = contractRoute.errors(notFound)

export const servicesContract = {
  plan: contractRoute
    .route({
      method: 'GET',
      path: '/services',
      tags,
      summary: 'The services of some days, with the covers and portions that are expected',
      description:
        'Expected covers are the median of the last eight same weekdays without a mark; what is not known is null, never guessed.',
    })
    .meta({ offline: 'answer' })
    .input(planQuery)
    .output(servicePlan),
  kitchen: contractRoute
    .route({
      method: 'GET',
      path: '/services/kitchen',
      tags,
      summary:
        'All sheets of the cartes with their preparations and products, as far as making and buying go',
    })
    .meta({ offline: 'answer' })
    .output(purchaseSources),
  write: route
    .errors({ ...storageFull, ...versionConflict('service', plannedService) })
    .route({
      method: 'PUT',
      path: '/services/{day}',
      tags,
      summary: 'Type covers or portions of a service, or mark it',
      description: 'What is not sent stays as it is; portions of null follow what is expected again.',
    })
    .input(serviceWrite)
    .output(plannedService),
  remove: route
    .route({
      method: 'POST',
      path: '/services/remove',
      tags,
      summary: 'Forget what is stored of a service, which was added by mistake',
      description: 'Its sales stay.',
    })
    .input(serviceRef)
    .output(deleted),
  mark: route
    .errors(storageFull)
    .route({
      method: 'PATCH',
      path: '/services/production/{day}/{techSheetId}',
      tags,
      summary: 'Say what of a sheet is ready, for how many days it is made, or that it is done',
      description: 'What is not sent stays as it is; the same sent twice changes nothing more.',
    })
    .input(markWrite)
    .output(productionMark),
  printed: contractRoute
    .errors(storageFull)
    .route({
      method: 'POST',
      path: '/services/printed',
      tags,
      summary: 'Keep the versions of the sheets of a plan that was printed',
      description: 'A sheet that is not there any more is left out.',
    })
    .input(printedPlan)
    .output(z.object({ marks: z.array(productionMark) })),
}
