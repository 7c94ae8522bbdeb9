import { testOrders } from './testingOrders';

testOrders(1_000);
