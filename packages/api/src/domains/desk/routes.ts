import type { customerContracts } from '@app/schemas/api/desk/customers'
import type { taskContracts } from '@app/schemas/api/desk/tasks'
import type { Context } from '../../context/context.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { confirmCustomerPhone, stopCallingCustomer } from './customer-phone.ts'
import { readCustomerPaper, revealCustomer, searchCustomers, showCustomer } from './customers.ts'
import { listQueues, listTasks } from './list-tasks.ts'
import { readAudit } from './read-audit.ts'
import { settleTask } from './settle-task.ts'
import { showTask } from './show-task.ts'
import { addTaskNote, addTaskPaper, handOverTask, takeTask } from './work-on-task.ts'

/** The work at the desk. */
export function taskHandlers(context: Context) {
  return {
    listQueues: ({ person }) => listQueues(context, person),
    listTasks: ({ person, query }) => listTasks(context, person, query),
    readTask: ({ person, params }) => showTask(context, person, params.id),
    takeTask: ({ person, params, body }) => takeTask(context, person, params.id, body.from),
    handOverTask: ({ person, params, body }) => handOverTask(context, person, params.id, body),
    addTaskNote: ({ person, params, body }) => addTaskNote(context, person, params.id, body.text),
    addTaskPaper: ({ person, params, file }) => addTaskPaper(context, person, params.id, file),
    settleTask: ({ person, params, body, requestKey }) => settleTask(context, person, params.id, requestKey, body),
  } satisfies Handlers<typeof taskContracts>
}

/** Customers as colleagues see them. */
export function customerHandlers(context: Context) {
  return {
    searchCustomers: ({ person, body }) => searchCustomers(context, person, body.text),
    showCustomer: ({ person, params, body }) => showCustomer(context, person, params.id, body.reason),
    revealCustomer: ({ person, params, body }) => revealCustomer(context, person, params.id, body.what, body.reason),
    confirmCustomerPhone: ({ person, params, body }) => confirmCustomerPhone(context, person, params.id, body),
    stopCallingCustomer: ({ person, params, body }) => stopCallingCustomer(context, person, params.id, body.reason),
    readCustomerPaper: ({ person, params }) => readCustomerPaper(context, person, params.id, params.paper),
    readAudit: ({ person, query }) => readAudit(context, person, query),
  } satisfies Handlers<typeof customerContracts>
}
