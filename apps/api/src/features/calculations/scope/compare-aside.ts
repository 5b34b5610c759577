import { Worker } from 'node:worker_threads';
import { comparePosts, type PostsToCompare } from './compare-posts.ts';
import type { ComparedPosts } from './pair-scopes.queries.ts';

/**
 * Up to this many characters, about three hundred posts, a comparison takes a few milliseconds, less than starting a
 * thread.
 */
const SMALL = 200_000;

interface Waiting {
  readonly resolve: (compared: ComparedPosts) => void;
  readonly reject: (cause: Error) => void;
}

let thread: { readonly worker: Worker; readonly waiting: Waiting[] } | null = null;

/**
 * Compares the posts of a pair. Thousands of them keep a processor busy for longer than others may wait: they are
 * parsed and compared in a separate thread, which starts with the first comparison and remains.
 */
export function compareAside(posts: PostsToCompare): Promise<ComparedPosts> {
  if (posts.baseline.length + posts.optimization.length < SMALL) return Promise.resolve(comparePosts(posts));
  const { worker, waiting } = thread ?? startThread();
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    // A process waits for its own question, but does not stay alive for an idle thread.
    worker.ref();
    worker.postMessage(posts);
  });
}

function startThread() {
  const worker = new Worker(new URL('./compare-posts.worker.ts', import.meta.url));
  const started = { worker, waiting: [] as Waiting[] };
  worker.on('message', (compared: ComparedPosts) => {
    started.waiting.shift()?.resolve(compared);
    if (started.waiting.length === 0) worker.unref();
  });
  const end = (cause: Error) => {
    if (thread === started) thread = null;
    for (const { reject } of started.waiting.splice(0)) reject(cause);
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that compares posts ended')));
  thread = started;
  return started;
}
