import { testOrders } from './testingOrders';

testOrders(100);
