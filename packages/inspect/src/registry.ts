// Where @xstate/inspect finds services. Its server has one list for a whole process, on which whatever is registered is
// shown by every inspector that was ever started; each of ours has a list of its own.

/** What the package needs of a service to keep it on a list. */
export interface Registered {
  readonly sessionId: string;
  onStop(listener: () => void): void;
}

export interface Registry {
  readonly services: ReadonlySet<Registered>;
  register(service: Registered): void;
  unregister(service: Registered): void;
  onRegister(listener: (service: Registered) => void): { unsubscribe(): void };
}

export const createRegistry = (): Registry => {
  const services = new Set<Registered>();
  const listeners = new Set<(service: Registered) => void>();
  return {
    services,
    register: (service) => {
      services.add(service);
      for (const listener of listeners) listener(service);
      service.onStop(() => services.delete(service));
    },
    unregister: (service) => services.delete(service),
    onRegister: (listener) => {
      listeners.add(listener);
      for (const service of services) listener(service);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
};

/** Calls what would make a list for the whole process, and lets it find this one instead. Nothing is left behind. */
export const withRegistry = <T>(registry: Registry, call: () => T): T => {
  const before = Object.getOwnPropertyDescriptor(globalThis, '__xstate__');
  Object.defineProperty(globalThis, '__xstate__', { get: () => registry, set: () => undefined, configurable: true });
  try {
    return call();
  } finally {
    Reflect.deleteProperty(globalThis, '__xstate__');
    if (before !== undefined) Object.defineProperty(globalThis, '__xstate__', before);
  }
};
