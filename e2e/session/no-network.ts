// This file is loaded before a server that must work without a network. The server reaches its own machine; an attempt
// to reach another one ends it.
import { Socket } from 'node:net';

const OWN = ['localhost', '127.0.0.1', '::1'];
const connect = Socket.prototype.connect;

Socket.prototype.connect = function connectWithin(this: Socket, ...given: unknown[]) {
  const [first] = given.flat();
  const host = typeof first === 'object' && first !== null && 'host' in first ? first.host : undefined;
  if (typeof host === 'string' && !OWN.includes(host)) {
    process.stderr.write(`There is no network, and ${host} was asked for\n`);
    process.exit(86);
  }
  return Reflect.apply(connect, this, given);
} as typeof connect;
