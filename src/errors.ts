/**
 * What can go wrong below HTTP. These classes know no status codes; the table
 * in src/http/error-envelope.ts gives each its status.
 */
export abstract class ApiError extends Error {
  /** The part of the request the message is about, as the client spells it. */
  readonly context: string
  constructor(context: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.context = context
  }
}

export class InvalidRequestError extends ApiError {}
export class UnauthorizedError extends ApiError {}
export class ForbiddenError extends ApiError {}
export class NotFoundError extends ApiError {}
export class ConflictError extends ApiError {}
export class TooLargeError extends ApiError {}
export class TooManyRequestsError extends ApiError {
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  constructor(
    context: string,
    message: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}
  ) {
    super(context, message, options)
    this.retryAfter = retryAfter
  }
}
export class UnsupportedMediaTypeError extends ApiError {}
/** The deadline of the request passed; whatever SQL it ran has been stopped. */
export class TimeoutError extends ApiError {}
/** Something this server depends on, the database above all, cannot be reached now. */
export class UnavailableError extends ApiError {}
export class NotImplementedError extends ApiError {}
