import type { MethodDeploymentOptions, StageOptions } from 'aws-cdk-lib/aws-apigateway';
import type { Route } from '../shared/routes/route.ts';
import type { RouteTable } from './endpoints-stack.ts';

/** Calls per second, and the largest burst. Each key has its own budget in addition. */
const everyMethod = { throttlingRateLimit: 1000, throttlingBurstLimit: 2000 };
/** Nothing else limits the calls of a method that needs no key. */
const withoutKey = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

/** The limits of the gateway: of all methods together, and of each that needs no key. */
export function gatewayThrottles(routes: RouteTable): StageOptions {
  const open = Object.values(routes).filter(({ scope }: Route) => scope === 'none');
  const methodOptions: Record<string, MethodDeploymentOptions> = Object.fromEntries(
    open.map(({ method, path }) => [`${path}/${method}`, withoutKey]),
  );
  return { ...everyMethod, methodOptions };
}
