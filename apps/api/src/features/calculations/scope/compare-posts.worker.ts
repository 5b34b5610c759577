import { parentPort } from 'node:worker_threads';
import { comparePosts, type PostsToCompare } from './compare-posts.ts';

/** Compares one pair after the other, outside the thread that answers requests. */
const parent = parentPort;
if (!parent) throw new Error('The thread that compares posts needs a parent');
parent.on('message', (posts: PostsToCompare) => parent.postMessage(comparePosts(posts)));
