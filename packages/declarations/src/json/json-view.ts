import type { Json } from './parse-json.ts';

/** A value of a file with its place. Whatever is asked of a value of another kind is absent. */
export class JsonView {
  readonly value: Json | undefined;
  readonly path: string;

  constructor(value: Json | undefined, path = '$') {
    this.value = value;
    this.path = path;
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  has(key: string): boolean {
    return this.value instanceof Map && this.value.has(key);
  }

  get(...keys: readonly string[]): JsonView {
    let value = this.value;
    for (const key of keys) value = value instanceof Map ? value.get(key) : undefined;
    return new JsonView(value, [this.path, ...keys].join('.'));
  }

  /** The elements of a list; a lone value counts as a list of one, because writers omit the brackets. */
  list(): JsonView[] {
    if (!this.isThere) return [];
    if (!Array.isArray(this.value)) return [this];
    return this.value.map((each: Json, index) => new JsonView(each, `${this.path}[${index}]`));
  }

  entries(): (readonly [string, JsonView])[] {
    if (!(this.value instanceof Map)) return [];
    return [...this.value].map(([key, each]) => [key, new JsonView(each, `${this.path}.${key}`)]);
  }

  /** The text, cleaned of blanks around it; empty where there is none. */
  text(): string {
    const { value } = this;
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  }
}
