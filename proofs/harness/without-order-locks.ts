import { carelessOrders } from '../../server/src/features/orders/orders/careless.fixture.ts'
import { replaceStatements } from '../../server/src/platform/test-db/replace-statements.ts'

// The control of order-races.test.ts: imported into a server's process before the server.
replaceStatements(carelessOrders)
